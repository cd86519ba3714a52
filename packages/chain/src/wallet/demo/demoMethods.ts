import type { Address } from '@musi/domain/address'
import { type Hex, type TypedDataDefinition, hexToString, toHex } from 'viem'
import { WalletError } from '../../chainErrors.ts'
import { SIGNING_METHODS } from '../signingMethods.ts'
import { type BatchMemory, demoBatches, inMemoryBatches } from './demoBatches.ts'
import {
  parseBatchRequest,
  parseChainId,
  parseText,
  parseTransactionRequest,
  parseTypedDataRequest,
} from './demoRequests.ts'
import { type DemoPrompt, type DemoSession, visibleAccounts } from './demoSession.ts'
import { type DemoChain, demoSigner } from './demoSigner.ts'

type Methods = Readonly<Record<string, (params: unknown) => unknown>>
export type DemoContext = DemoChain & {
  ask: (prompt: DemoPrompt) => Promise<boolean>
  /** Stores batches beyond the lifetime of the page. */
  batches?: BatchMemory
}

/** The methods of the demo wallet. */
export const demoMethods = (context: DemoContext, session: DemoSession): Methods => ({
  ...accountMethods(context, session),
  ...sendMethods(context, session),
  ...signMethods(context, session),
})

async function requireConsent({ ask }: DemoContext, prompt: DemoPrompt): Promise<void> {
  if (!(await ask(prompt))) throw new WalletError('rejected', 'User rejected the request.')
}

/** Signs only with the account that the wallet shows. */
function signerOf(
  context: DemoContext,
  { chosen, connected }: DemoSession,
  address: Address,
  chainId: Hex | null = null,
) {
  if (!connected || address !== chosen.address)
    throw new WalletError('notAllowed', 'The demo wallet does not show this account.')
  if (chainId !== null && Number(chainId) !== context.chainId)
    throw new WalletError('chainDisconnected', 'The demo wallet is not on this chain.')
  return demoSigner(context, chosen.privateKey)
}

function accountMethods(context: DemoContext, session: DemoSession): Methods {
  const requireOwnChain = (params: unknown) => {
    if (parseChainId(params) !== context.chainId) throw new WalletError('unknownChain', 'Unrecognized chain ID.')
    return null
  }
  return {
    eth_accounts: () => visibleAccounts(session),
    eth_chainId: () => toHex(context.chainId),
    async eth_requestAccounts() {
      if (!session.connected) await requireConsent(context, { kind: 'connect', account: session.chosen })
      session.connected = true
      return visibleAccounts(session)
    },
    wallet_switchEthereumChain: requireOwnChain,
    wallet_addEthereumChain: requireOwnChain,
  }
}

function sendMethods(context: DemoContext, session: DemoSession): Methods {
  const { request, chainId, batchAccount } = context
  const batches = demoBatches(request, chainId, context.batches ?? inMemoryBatches())
  return {
    async [SIGNING_METHODS.send](params) {
      const transaction = parseTransactionRequest(params)
      const signer = signerOf(context, session, transaction.from, transaction.chainId)
      await requireConsent(context, { kind: 'send', account: session.chosen, calls: [transaction.call] })
      return signer.send(transaction.call, transaction.gas)
    },
    async [SIGNING_METHODS.sendCalls](params) {
      const { from, calls, chainId: requestedChainId, id } = parseBatchRequest(params)
      const signer = signerOf(context, session, from, requestedChainId)
      if (batchAccount === null)
        throw new WalletError('noAtomicCalls', 'The demo wallet cannot send batches on this chain.')
      await requireConsent(context, { kind: 'send', account: session.chosen, calls })
      return { id: batches.storeBatch(await signer.sendBatch(calls), id) }
    },
    wallet_getCapabilities: () => ({
      [toHex(chainId)]: { atomic: { status: batchAccount === null ? 'unsupported' : 'supported' } },
    }),
    wallet_getCallsStatus: (params) => batches.status(parseText(params)),
  }
}

function signMethods(context: DemoContext, session: DemoSession): Methods {
  const ask = (what: 'text' | 'typedData', content: string) =>
    requireConsent(context, { kind: 'sign', account: session.chosen, what, content })
  return {
    async [SIGNING_METHODS.signTypedData](params) {
      const { signer: address, typedData } = parseTypedDataRequest(params)
      const signer = signerOf(context, session, address)
      await ask('typedData', JSON.stringify(typedData, null, 2))
      return signer.account.signTypedData(typedData as unknown as TypedDataDefinition)
    },
    async [SIGNING_METHODS.signText](params) {
      const content = parseText(params)
      const signer = signerOf(context, session, session.chosen.address)
      const raw = content.startsWith('0x') ? (content as Hex) : toHex(content)
      // A signed message is shown as its plain text.
      await ask('text', hexToString(raw))
      return signer.account.signMessage({ message: { raw } })
    },
  }
}
