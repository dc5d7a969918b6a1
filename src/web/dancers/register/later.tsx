import { whenAskedFor } from '../../kit/lazy/whenAskedFor.ts';

// What the first step can do without. It is fetched right after it all the same: a connection that is there now may be gone
// when the next button is pressed.

const eventsStep = () => import('./EventsStep.tsx');
const partnersStep = () => import('./PartnersStep.tsx');
const teamStep = () => import('./TeamStep.tsx');
const consentStep = () => import('./ConsentStep.tsx');
const checkStep = () => import('./CheckStep.tsx');
const priceSum = () => import('./PriceSum.tsx');
const registered = () => import('./Registered.tsx');
const sending = () => import('./sending.ts');

export const EventsStep = whenAskedFor(eventsStep);
export const PartnersStep = whenAskedFor(partnersStep);
export const TeamStep = whenAskedFor(teamStep);
export const ConsentStep = whenAskedFor(consentStep);
export const CheckStep = whenAskedFor(checkStep);
export const PriceSum = whenAskedFor(priceSum);
export const Registered = whenAskedFor(registered);
// For who comes by a partner's link.
export const Invited = whenAskedFor(() => import('./Invited.tsx'));
// Not among those that are fetched at once: who registers never sees it.
export const NotOpen = whenAskedFor(() => import('./NotOpen.tsx'));

/** Fetches the steps that come. What fails is asked for again when it is needed. */
export async function fetchTheSteps(): Promise<void> {
  await Promise.allSettled(
    [eventsStep, priceSum, partnersStep, teamStep, consentStep, checkStep, sending, registered].map((load) =>
      load(),
    ),
  );
}
