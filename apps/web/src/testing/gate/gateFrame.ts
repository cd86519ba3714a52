// Runs the signing gate in a frame in which a test replaces functions.
import { sendWrite } from '@musi/chain/sendWrite'
import { signedOrderData } from '@musi/chain/testing/signedOrderData'
import { signingGate } from '@musi/chain/signingGate'
import { permitTypedData } from '@musi/chain/signingGate/typed-data/permitTypedData'
import { type SealedTerms, sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import { type Eip1193, guardProvider } from '@musi/chain/wallet/guardProvider'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { approve } from '@musi/chain/writes/tokens/approve'
import { swap } from '@musi/chain/writes/exchange/swap'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'

export type GateInputs = { book: AddressBook; account: Address; thief: Address; nowSeconds: bigint; provider: Eip1193 }

/** `honest` sends exactly what is shown. `lying` sends something else, so the gate must refuse it. */
export type Act = { honest: () => Promise<unknown>; lying: () => Promise<unknown> }
export type Acts = Readonly<Record<'swap' | 'approve' | 'permit' | 'batch' | 'order', Act>>

export const AMOUNT = 5_000_000_000_000_001n

/** A wallet that answers the chain reads made before a signature, at a fixed time. */
const requestAt =
  (nowSeconds: bigint): RpcRequest =>
  async (method, params) => {
    if (method === 'eth_getBlockByNumber') return { timestamp: `0x${nowSeconds.toString(16)}` }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch('/rpc', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return ((await answer.json()) as { result: unknown }).result
  }

const permitOf = (owner: Address, token: Address, spender: Address, nowSeconds: bigint) => ({
  token,
  domainName: 'DAI',
  owner,
  spender,
  value: AMOUNT,
  nonce: 0n,
  deadlineSeconds: nowSeconds + 600n,
})

const listingOf = (seller: Address, token: Address, { book, nowSeconds }: Pick<GateInputs, 'book' | 'nowSeconds'>) =>
  ({
    kind: 'listing',
    seller,
    collection: book.contracts.musicNft ?? '0x',
    tokenId: 7n,
    price: { token, amount: AMOUNT },
    royalty: { artist: book.contracts.v2Router, amount: 3n },
    startSeconds: 0n,
    endSeconds: nowSeconds,
    salt: 5n,
    counter: 0n,
  }) as const

function acts({ book, account, thief, nowSeconds, provider }: GateInputs): Acts {
  const guardedProvider = guardProvider(provider)
  if (guardedProvider === null) throw new Error('The provider is not a wallet.')
  const gate = signingGate({
    guardedProvider,
    book,
    rpcUrl: '/rpc',
    origin: location.origin,
    writes: () => true,
    log: () => undefined,
  })
  const { v2Router: router, seaport = '0x' } = book.contracts
  const [a = '0x'] = book.tokens.map(({ address }) => address)
  const path = [book.contracts.wrappedNative, a] as const
  const terms = { exact: 'in', amountIn: AMOUNT, minimumOut: 7n, path, native: 'in' } as const
  const swapTo = (recipient: Address) => ({ version: 'v2', ...terms, recipient }) as const
  const swapBy = (recipient: Address, deadlineSeconds: bigint) =>
    swap({ router, ...swapTo(recipient), deadlineSeconds })
  const approveCall = (spender: Address) => approve({ token: a, spender, amount: AMOUNT }).candidates[0]
  const shownSwap = sealedTerms({ kind: 'swap', ...swapTo(account), deadlineSeconds: 'whenSent' }, ['native', a])
  const shownApproval = sealedTerms({ kind: 'approve', token: a, spender: router, amount: AMOUNT }, [a])
  const permit = permitOf(account, a, router, nowSeconds)
  const order = listingOf(account, a, { book, nowSeconds })
  const deadlineSeconds = nowSeconds + 1200n
  const send = (call: ReturnType<typeof approveCall>, shown: SealedTerms) =>
    gate.send({ from: account, gas: 100_000n, call, shown, deadlineSeconds })
  /** Sends as the dialog's Confirm button does. The dialog was rendered before anything was replaced. */
  const confirm = (recipient: Address) =>
    sendWrite(
      { from: account, gate, request: requestAt(nowSeconds) },
      { shown: shownSwap, make: (latest) => ({ write: swapBy(recipient, latest) }), deadlineSeconds: 1200 },
    )
  const batchOf = (recipient: Address) => [
    { call: approveCall(router), shown: shownApproval },
    { call: swapBy(recipient, deadlineSeconds).candidates[0], shown: shownSwap },
  ]
  // Everything but the swap is built before anything is replaced, so that only the gate is tested.
  const market = { seaport, chainId: book.chainId }
  const stolen = { ...order, royalty: { artist: thief, amount: 3n } }
  const prepared = {
    orders: [signedOrderData(order, market), signedOrderData(stolen, market)] as const,
    approvals: [approveCall(router), approveCall(thief)] as const,
    batches: [batchOf(account), batchOf(thief)] as const,
    permits: [
      permitTypedData(book.chainId, permit),
      permitTypedData(book.chainId, { ...permit, spender: thief }),
    ] as const,
  }
  return {
    swap: { honest: () => confirm(account), lying: () => confirm(thief) },
    approve: {
      honest: () => send(prepared.approvals[0], shownApproval),
      lying: () => send(prepared.approvals[1], shownApproval),
    },
    permit: {
      honest: () => gate.signPermit({ typedData: prepared.permits[0], shown: permit, drawn: [a] }),
      lying: () => gate.signPermit({ typedData: prepared.permits[1], shown: permit, drawn: [a] }),
    },
    batch: {
      honest: () => gate.sendCalls({ from: account, calls: prepared.batches[0], id: '0x1', deadlineSeconds }),
      lying: () => gate.sendCalls({ from: account, calls: prepared.batches[1], id: '0x1', deadlineSeconds }),
    },
    order: {
      honest: () => gate.signOrder({ typedData: prepared.orders[0], shown: order, drawn: [a] }),
      lying: () => gate.signOrder({ typedData: prepared.orders[1], shown: order, drawn: [a] }),
    },
  }
}

export type GateFrame = { acts: typeof acts }

Object.assign(window, { gateFrame: { acts } satisfies GateFrame })
