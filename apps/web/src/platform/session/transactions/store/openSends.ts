import { type Unfinished, isSameSend } from '@musi/domain/transactions/unfinishedSend'
import { perVisit } from '#platform/page/visit/visit.ts'

const open = perVisit((): { sends: readonly Unfinished[] } => ({ sends: [] }))

/** Requests of this page to the wallet whose answer it is still waiting for. */
export const openSends = {
  has: (send: Unfinished): boolean => open().sends.some((one) => isSameSend(one, send)),
  begin: (send: Unfinished): void => void (open().sends = [...open().sends, send]),
  end: (send: Unfinished): void => void (open().sends = open().sends.filter((one) => !isSameSend(one, send))),
}
