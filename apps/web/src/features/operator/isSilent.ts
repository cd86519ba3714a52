import type { Server } from './operatorApi.ts'

/** Three times the interval at which a server writes its state. */
const SILENT_AFTER_SECONDS = 60

/** True if a server has stopped writing its state, by the time of the server that wrote last. */
export const isSilent = (
  { seenAtSeconds }: Pick<Server, 'seenAtSeconds'>,
  all: readonly Pick<Server, 'seenAtSeconds'>[],
) => Math.max(...all.map((each) => each.seenAtSeconds)) - seenAtSeconds > SILENT_AFTER_SECONDS
