// Runs in a frame of its own, whose functions a test replaces: the gate as the page has it, and what it is asked for.
import { signedOrderData } from '@musi/chain/testing/signedOrderData'
import { signingGate } from '@musi/chain/signingGate'
import { permitTypedData } from '@musi/chain/signingGate/permitTypedData'
import type { ShownTerms } from '@musi/chain/signingGate/shownTerms'
import { type Eip1193, walletDoor } from '@musi/chain/wallet/walletDoor'
import { approve } from '@musi/chain/writes/approve'
import { swap } from '@musi/chain/writes/swap'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'

export type Asked = { book: AddressBook; account: Address; thief: Address; nowSeconds: bigint; provider: Eip1193 }

/** `honest`: the wallet should get exactly this. `lying`: other than the screen says, so it must get nothing. */
export type Act = { honest: () => Promise<unknown>; lying: () => Promise<unknown> }
export type Acts = Readonly<Record<'swap' | 'approve' | 'permit' | 'batch' | 'order', Act>>

export const AMOUNT = 5_000_000_000_000_001n

function acts({ book, account, thief, nowSeconds, provider }: Asked): Acts {
  const door = walletDoor(provider)
  if (door === null) throw new Error('The wallet is none.')
  const gate = signingGate({ door, book, rpcUrl: '/rpc', writes: () => true, log: () => undefined })
  const { v2Router: router, seaport = '0x', musicNft = '0x' } = book.contracts
  const [a = '0x', b = '0x'] = book.tokens.map(({ address }) => address).slice(0, 2)
  const terms = { exact: 'in', amountIn: AMOUNT, minimumOut: 7n, path: [a, b] as const, deadlineSeconds: 9n } as const
  const swapTo = (recipient: Address) => ({ version: 'v2', native: 'neither', ...terms, recipient }) as const
  const swapCall = (recipient: Address) => swap({ router, ...swapTo(recipient) }).candidates[0]
  const approveCall = (spender: Address) => approve({ token: a, spender, amount: AMOUNT }).candidates[0]
  const shownSwap: ShownTerms = { kind: 'swap', ...swapTo(account) }
  const shownApproval: ShownTerms = { kind: 'approve', token: a, spender: router, amount: AMOUNT }
  const permit = {
    token: a,
    domainName: 'DAI',
    owner: account,
    spender: router,
    value: AMOUNT,
    nonce: 0n,
    deadlineSeconds: nowSeconds + 600n,
  }
  const order = {
    seller: account,
    collection: musicNft,
    tokenId: 7n,
    price: { token: a, amount: AMOUNT },
    royalty: { artist: router, amount: 3n },
    startSeconds: 0n,
    endSeconds: nowSeconds,
    salt: 5n,
    counter: 0n,
  } as const
  const send = (call: ReturnType<typeof approveCall>, shown: ShownTerms) =>
    gate.send({ from: account, gas: 100_000n, call, shown })
  const batchOf = (recipient: Address) => [
    { call: approveCall(router), shown: shownApproval },
    { call: swapCall(recipient), shown: shownSwap },
  ]
  // Everything is made before anything is replaced: only what the gate does with it is looked at.
  const market = { seaport, chainId: book.chainId }
  const stolen = { ...order, royalty: { artist: thief, amount: 3n } }
  const made = {
    orders: [signedOrderData(order, market), signedOrderData(stolen, market)] as const,
    swaps: [swapCall(account), swapCall(thief)] as const,
    approvals: [approveCall(router), approveCall(thief)] as const,
    batches: [batchOf(account), batchOf(thief)] as const,
    permits: [
      permitTypedData(book.chainId, permit),
      permitTypedData(book.chainId, { ...permit, spender: thief }),
    ] as const,
  }
  return {
    swap: { honest: () => send(made.swaps[0], shownSwap), lying: () => send(made.swaps[1], shownSwap) },
    approve: {
      honest: () => send(made.approvals[0], shownApproval),
      lying: () => send(made.approvals[1], shownApproval),
    },
    permit: {
      honest: () => gate.signPermit({ typedData: made.permits[0], shown: permit }),
      lying: () => gate.signPermit({ typedData: made.permits[1], shown: permit }),
    },
    batch: {
      honest: () => gate.sendCalls({ from: account, calls: made.batches[0], id: '0x1' }),
      lying: () => gate.sendCalls({ from: account, calls: made.batches[1], id: '0x1' }),
    },
    order: {
      honest: () => gate.signOrder({ typedData: made.orders[0], shown: order }),
      lying: () => gate.signOrder({ typedData: made.orders[1], shown: order }),
    },
  }
}

export type GateFrame = { acts: typeof acts }

Object.assign(window, { gateFrame: { acts } satisfies GateFrame })
