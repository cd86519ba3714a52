import { type UnfinishedSend, isSameSend } from '@musi/domain/transactions/unfinishedSend'

let open: readonly UnfinishedSend[] = []

/** What this page itself has asked the wallet for and still hears the answer of. */
export const openSends = {
  has: (send: UnfinishedSend): boolean => open.some((one) => isSameSend(one, send)),
  begin: (send: UnfinishedSend): void => void (open = [...open, send]),
  end: (send: UnfinishedSend): void => void (open = open.filter((one) => !isSameSend(one, send))),
}
