import type { Address } from '@musi/domain/address'
import { type Hex, type TypedDataDefinition, toHex } from 'viem'
import { WalletError } from '../../chainErrors.ts'
import { SIGNING_METHODS } from '../signingMethods.ts'
import { type BatchMemory, demoBatches, shortMemory } from './demoBatches.ts'
import { askedBatch, askedChainId, askedText, askedTransaction, askedTypedData } from './demoRequests.ts'
import { type DemoQuestion, type DemoSession, visibleTo } from './demoSession.ts'
import { type DemoChain, demoSigner } from './demoSigner.ts'

type Methods = Readonly<Record<string, (params: unknown) => unknown>>
export type DemoDesk = DemoChain & {
  ask: (question: DemoQuestion) => Promise<boolean>
  /** Where its batches are remembered longer than the page lives. */
  batches?: BatchMemory
}

/** All that the demo wallet does when a page asks, by method. */
export const demoMethods = (desk: DemoDesk, session: DemoSession): Methods => ({
  ...accountMethods(desk, session),
  ...sendMethods(desk, session),
  ...signMethods(desk, session),
})

async function agreed({ ask }: DemoDesk, question: DemoQuestion): Promise<void> {
  if (!(await ask(question))) throw new WalletError('rejected', 'User rejected the request.')
}

/** It signs with the account that is asked for, and only if that is the one it shows. */
function signerOf(desk: DemoDesk, { chosen, connected }: DemoSession, address: Address, chainId: Hex | null = null) {
  if (!connected || address !== chosen.address)
    throw new WalletError('notAllowed', 'The demo wallet does not show this account.')
  if (chainId !== null && Number(chainId) !== desk.chainId)
    throw new WalletError('chainDisconnected', 'The demo wallet is not on this chain.')
  return demoSigner(desk, chosen.privateKey)
}

function accountMethods(desk: DemoDesk, session: DemoSession): Methods {
  const ownChain = (params: unknown) => {
    if (askedChainId(params) !== desk.chainId) throw new WalletError('unknownChain', 'Unrecognized chain ID.')
    return null
  }
  return {
    eth_accounts: () => visibleTo(session),
    eth_chainId: () => toHex(desk.chainId),
    async eth_requestAccounts() {
      if (!session.connected) await agreed(desk, { kind: 'connect', account: session.chosen })
      session.connected = true
      return visibleTo(session)
    },
    wallet_switchEthereumChain: ownChain,
    wallet_addEthereumChain: ownChain,
  }
}

function sendMethods(desk: DemoDesk, session: DemoSession): Methods {
  const { request, chainId, batchAccount } = desk
  const batches = demoBatches(request, chainId, desk.batches ?? shortMemory())
  return {
    async [SIGNING_METHODS.send](params) {
      const asked = askedTransaction(params)
      const signer = signerOf(desk, session, asked.from, asked.chainId)
      await agreed(desk, { kind: 'send', account: session.chosen, calls: [asked.call] })
      return signer.send(asked.call, asked.gas)
    },
    async [SIGNING_METHODS.sendCalls](params) {
      const { from, calls, chainId: asked, id } = askedBatch(params)
      const signer = signerOf(desk, session, from, asked)
      if (batchAccount === null)
        throw new WalletError('noAtomicCalls', 'The demo wallet cannot send batches on this chain.')
      await agreed(desk, { kind: 'send', account: session.chosen, calls })
      return { id: batches.remember(await signer.sendBatch(calls), id) }
    },
    wallet_getCapabilities: () => ({
      [toHex(chainId)]: { atomic: { status: batchAccount === null ? 'unsupported' : 'supported' } },
    }),
    wallet_getCallsStatus: (params) => batches.status(askedText(params)),
  }
}

function signMethods(desk: DemoDesk, session: DemoSession): Methods {
  const ask = (what: 'text' | 'typedData', content: string) =>
    agreed(desk, { kind: 'sign', account: session.chosen, what, content })
  return {
    async [SIGNING_METHODS.signTypedData](params) {
      const { signer: address, typedData } = askedTypedData(params)
      const signer = signerOf(desk, session, address)
      await ask('typedData', JSON.stringify(typedData, null, 2))
      return signer.account.signTypedData(typedData as unknown as TypedDataDefinition)
    },
    async personal_sign(params) {
      const content = askedText(params)
      const signer = signerOf(desk, session, session.chosen.address)
      await ask('text', content)
      const raw = content.startsWith('0x') ? (content as Hex) : toHex(content)
      return signer.account.signMessage({ message: { raw } })
    },
  }
}
