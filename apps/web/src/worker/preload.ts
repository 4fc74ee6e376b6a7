type Registration = Pick<ServiceWorkerRegistration, 'navigationPreload'>;

/**
 * The network is asked for a page while the worker starts. Not in Firefox: when that request fails it ends the
 * navigation, whatever the worker responds with, so neither the offline page nor the home that is kept ready is shown.
 * The choice is stored with the registration, so an earlier one is taken back.
 */
export const choosePreload = async (
  { navigationPreload }: Partial<Registration>,
  userAgent: string = navigator.userAgent,
): Promise<void> => {
  if (userAgent.includes('Firefox/')) await navigationPreload?.disable();
  else await navigationPreload?.enable();
};
