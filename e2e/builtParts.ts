// Journeys on the page of parts, as the app is built.
import { keepCache } from './keepCache.ts'
import { workerTest } from './workerTest.ts'

export const test = workerTest.extend<{ unwelcomed: undefined }>({
  /** A parts test is not about the welcome. */
  unwelcomed: [
    async ({ context }, use) => {
      keepCache(context)
      await context.addInitScript(() => sessionStorage.setItem('showWelcomeScreen', 'false'))
      await use(undefined)
    },
    { auto: true },
  ],
})
