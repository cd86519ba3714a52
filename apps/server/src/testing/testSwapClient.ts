// For tests and benches only: quotes and swaps with the page's code, without a page.
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { PAIR_INIT_CODE_HASH } from '@musi/chain/chains/pairInitCodeHash'
import { pairReserves } from '@musi/chain/reads/pools/pairReserves'
import { sendWrite } from '@musi/chain/sendWrite'
import { signingGate } from '@musi/chain/signingGate'
import { sealedTerms } from '@musi/chain/signingGate/sealedTerms'
import { demoWallet } from '@musi/chain/wallet/demo/demoWallet'
import { guardProvider } from '@musi/chain/wallet/guardProvider'
import { parseHex } from '@musi/chain/rpc/wire'
import { swap } from '@musi/chain/writes/exchange/swap'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { amountOut } from '@musi/domain/exchange/amountOut'
import { sortsBefore } from '@musi/domain/exchange/pair'
import { pairAddress } from '@musi/domain/exchange/pairAddress'

type SwapClient = {
  from: Address
  bought: Address
  /** The amount that a pool pays for this much native currency, computed from its reserves. */
  quote: (amountIn: bigint) => Promise<bigint>
  /** Signs and sends a swap that reverts below `minimumOut`. Resolves to its hash once it is mined. */
  send: (amountIn: bigint, minimumOut: bigint) => Promise<`0x${string}`>
}

/** Swaps native currency for DAI with the code that a page uses: quote, signing gate and wallet. */
export function swapClient(request: RpcRequest, book: AddressBook): SwapClient {
  const { chainId } = book
  const { v2Factory: factory, v2Router: router, wrappedNative } = book.contracts
  const bought = book.tokens.find(({ symbol }) => symbol === 'DAI')?.address ?? '0x'
  const pair = pairAddress({ factory, initCodeHash: PAIR_INIT_CODE_HASH }, wrappedNative, bought)
  const batchAccount = book.contracts.batchAccount ?? null
  const wallet = demoWallet({ request, chainId, batchAccount, connected: true, ask: async () => true })
  const from = wallet.accounts[0]?.address ?? '0x'
  const guardedProvider = guardProvider(wallet.provider)
  if (guardedProvider === null) throw new Error('The wallet is none.')
  // Never called: the gate reads the chain only for approvals and V1, and this swap is neither.
  const gate = signingGate({
    guardedProvider,
    book,
    rpcUrl: 'http://127.0.0.1:1',
    origin: 'http://localhost',
    writes: () => true,
    log: () => undefined,
  })
  return {
    from,
    bought,
    async quote(amountIn) {
      const { call, decode } = pairReserves(pair)
      const answer = await request('eth_call', [{ to: call.address, data: call.callData }, 'latest'])
      const both = decode(parseHex(answer))
      if (both === undefined) throw new Error('There is no such pair.')
      const [reserveIn, reserveOut] = sortsBefore(wrappedNative, bought) ? both : [both[1], both[0]]
      const out = amountOut(amountIn, reserveIn, reserveOut)
      if (typeof out === 'string') throw new Error(`There is no quote: ${out}.`)
      return out
    },
    async send(amountIn, minimumOut) {
      const path = [wrappedNative, bought] as const
      const amounts = { exact: 'in', amountIn, minimumOut } as const
      const terms = { version: 'v2', native: 'in', path, recipient: from, ...amounts } as const
      const sent = await sendWrite(
        { from, gate, request },
        {
          deadlineSeconds: 1200,
          shown: sealedTerms({ kind: 'swap', ...terms, deadlineSeconds: 'whenSent' }, ['native', bought]),
          make: (deadlineSeconds) => ({ write: swap({ router, ...terms, deadlineSeconds }) }),
        },
      )
      if (sent.kind !== 'sent') throw new Error(`The swap was not sent: ${JSON.stringify(sent)}`)
      return sent.hash
    },
  }
}
