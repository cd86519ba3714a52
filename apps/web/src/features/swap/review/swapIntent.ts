import { addressOrNative } from '@musi/domain/currency'
import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import { retryOnce } from '#platform/page/loading/retryOnce.ts'
import type { SendIntent } from '#platform/session/transactions/send/send.ts'
import { type SwapTerms, swapScreenTerms } from './swapTerms.ts'

const keyOf = ({ trade, receiver }: SwapTerms) =>
  `swap ${trade.version} ${trade.input.raw} ${trade.output.raw} ${trade.route.path.join(' ')} ${receiver.address}`

/** The intent to send a swap: its transaction, its description, and what it must move. */
export const swapIntent = (terms: SwapTerms): SendIntent => ({
  key: keyOf(terms),
  action: {
    kind: 'swap',
    input: terms.trade.input,
    output: terms.trade.output,
    recipient:
      terms.receiver.address === terms.account ? null : { address: terms.receiver.address, name: terms.receiver.name },
    version: terms.trade.version,
  },
  recipientTyped: terms.receiver.isNamed,
  shown: sealedTerms(
    swapScreenTerms(terms),
    [terms.trade.input, terms.trade.output].map(({ currency }) => addressOrNative(currency)),
  ),
  load: async () => {
    const { makeSwap } = await retryOnce(() => import('./makeSwap.ts'))
    return (deadlineSeconds) => makeSwap(terms, deadlineSeconds)
  },
})
