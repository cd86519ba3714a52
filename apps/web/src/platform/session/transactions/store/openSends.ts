import { type Unfinished, isSameSend } from '@musi/domain/transactions/unfinishedSend'
import { perVisit } from '#platform/page/visit/visit.ts'

const state = perVisit((): { sends: readonly Unfinished[] } => ({ sends: [] }))

/** Requests of this page that the wallet has not answered yet. */
export const openSends = {
  has: (send: Unfinished): boolean => state().sends.some((one) => isSameSend(one, send)),
  begin: (send: Unfinished): void => void (state().sends = [...state().sends, send]),
  end: (send: Unfinished): void => void (state().sends = state().sends.filter((one) => !isSameSend(one, send))),
}
