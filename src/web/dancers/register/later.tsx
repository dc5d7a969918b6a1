import { whenAskedFor } from '../../kit/lazy/whenAskedFor.ts';

// Parts that the first step does not need. They load right after it: the connection may be gone when the next
// button is pressed.

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
// For guests from a partner's link.
export const Invited = whenAskedFor(() => import('./Invited.tsx'));
// Not preloaded: registrants never see it.
export const NotOpen = whenAskedFor(() => import('./NotOpen.tsx'));

/** Preloads the next steps. A failed part loads again when needed. */
export async function fetchTheSteps(): Promise<void> {
  await Promise.allSettled(
    [eventsStep, priceSum, partnersStep, teamStep, consentStep, checkStep, sending, registered].map((load) =>
      load(),
    ),
  );
}
