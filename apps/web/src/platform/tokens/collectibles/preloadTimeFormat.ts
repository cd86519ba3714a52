import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { nextTask } from '#platform/page/loading/nextTask.ts'

/**
 * Preloads the time formatter for answers with times: creating it takes 40 ms on a phone, too long for the task that
 * renders the answer.
 */
export const preloadTimeFormat = (): void => void nextTask().then(() => exactTime(0))
