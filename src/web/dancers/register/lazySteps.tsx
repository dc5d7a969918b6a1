import { lazyOptional, lazyScreen } from '../../kit/lazy/lazyScreen.ts';

// Parts that the first step does not need. They load right after it: the connection may be gone when the next
// button is pressed.

const eventsStep = () => import('./EventsStep.tsx');
const partnersStep = () => import('./PartnersStep.tsx');
const teamStep = () => import('./TeamStep.tsx');
const consentStep = () => import('./ConsentStep.tsx');
const checkStep = () => import('./CheckStep.tsx');
const priceSum = () => import('./PriceSum.tsx');
const registrationDone = () => import('./RegistrationDone.tsx');
const discountPart = () => import('./DiscountPart.tsx');
const sending = () => import('./sending.ts');

export const LazyEventsStep = lazyScreen(eventsStep);
export const LazyPartnersStep = lazyScreen(partnersStep);
export const LazyTeamStep = lazyScreen(teamStep);
export const LazyConsentStep = lazyScreen(consentStep);
export const LazyCheckStep = lazyScreen(checkStep);
export const LazyDiscountPart = lazyOptional(discountPart);
export const LazyPriceSum = lazyScreen(priceSum);
export const LazyRegistrationDone = lazyScreen(registrationDone);
// For guests from a partner's link.
export const LazyInvitedGuest = lazyScreen(() => import('./InvitedGuest.tsx'));
// The code for a closed registration is not preloaded, since most registrants never see it.
export const LazyRegistrationClosed = lazyScreen(() => import('./RegistrationClosed.tsx'));

/** Preloads the next steps. A failed part loads again when needed. */
export async function preloadSteps(): Promise<void> {
  await Promise.allSettled(
    [
      eventsStep,
      priceSum,
      partnersStep,
      teamStep,
      consentStep,
      checkStep,
      discountPart,
      sending,
      registrationDone,
    ].map((load) => load()),
  );
}
