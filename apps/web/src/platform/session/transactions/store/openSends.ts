import { type Unfinished, isSameSend } from '@musi/domain/transactions/unfinishedSend'

let open: readonly Unfinished[] = []

/** What this page itself has asked the wallet for and still hears the answer of. */
export const openSends = {
  has: (send: Unfinished): boolean => open.some((one) => isSameSend(one, send)),
  begin: (send: Unfinished): void => void (open = [...open, send]),
  end: (send: Unfinished): void => void (open = open.filter((one) => !isSameSend(one, send))),
}
