import { exactTime } from '#platform/page/i18n/exactTime.ts'
import { nextTask } from '#platform/page/loading/nextTask.ts'

/** For whoever asks for something with times in it: what tells them costs a phone 40 ms to make, too long for the task that draws the answer. */
export const expectTimes = (): void => void nextTask().then(() => exactTime(0))
