import { twice } from '../../../platform/page/loading/twice.ts'
import type { SendIntent } from '../../../platform/session/transactions/send/send.ts'
import type { SwapOrder } from './swapOrder.ts'

const keyOf = ({ trade, receiver }: SwapOrder) =>
  `swap ${trade.version} ${trade.input.raw} ${trade.output.raw} ${trade.route.path.join(' ')} ${receiver.address}`

/** One swap as it is sent: what is signed, what is said of it, and what it must move. */
export const swapIntent = (order: SwapOrder): SendIntent => ({
  key: keyOf(order),
  action: {
    kind: 'swap',
    input: order.trade.input,
    output: order.trade.output,
    recipient:
      order.receiver.address === order.account ? null : { address: order.receiver.address, name: order.receiver.name },
    version: order.trade.version,
  },
  recipientTyped: order.receiver.isNamed,
  load: async () => {
    const { swapMade } = await twice(() => import('./swapMade.ts'))
    return (deadlineSeconds) => swapMade(order, deadlineSeconds)
  },
})
