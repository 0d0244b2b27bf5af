// The API inside the page, while the real one is not there yet.
import { failure, mockCanivete } from 'canivete/msw';
import { setupWorker } from 'msw/browser';

const canivete = mockCanivete({ baseUrl: 'https://api.example.com' });

export const startMocks = () =>
  setupWorker(...canivete.handlers).start({ onUnhandledRequest: 'bypass', quiet: true });

/** Whether the API is to answer that the month's requests are used up. */
export function setQuotaUsedUp(usedUp) {
  if (usedUp) canivete.use({ cpf: failure(429) });
  else canivete.reset();
}
