import type { Address } from '@musi/domain/address'
import { toHex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import { pristine } from '../firstReferences.ts'
import { SIGNING_METHODS } from '../wallet/signingMethods.ts'
import { accountAddress } from './accountAddress.ts'
import { makePasskey } from './makePasskey.ts'
import type { KeyOf, PasskeyContext } from './passkeyContext.ts'
import { passkeyError } from './passkeyErrors.ts'
import type { PasskeyKey } from './passkeyKey.ts'

export type PasskeySession = { connected: boolean; begin: 'make' | 'find' }

type Methods = Readonly<Record<string, (params: unknown) => unknown>>

/**
 * The methods of the passkey wallet. It sends batches only: an operation has no transaction of its own. Code that a
 * new account does not need is loaded on first use. /
 */
export function passkeyMethods(context: PasskeyContext, session: PasskeySession): Methods {
  const { chainId, memory } = context
  const shown = () => (session.connected ? [memory.read()?.account].filter((one) => one !== undefined) : [])
  const keyOf: KeyOf = (account: Address) => {
    const key = memory.read()
    if (!session.connected || key === null || key.account !== account)
      throw new WalletError('notAllowed', 'This passkey is not of that account.')
    return key
  }
  const requireOwnChain = async (params: unknown) => {
    const { parseChainId } = await import('../wallet/demo/demoRequests.ts')
    if (parseChainId(params) !== chainId) throw new WalletError('unknownChain', 'Unrecognized chain ID.')
    return null
  }
  return {
    eth_accounts: shown,
    eth_chainId: () => toHex(chainId),
    async eth_requestAccounts() {
      if (memory.read() === null) memory.write(await (session.begin === 'make' ? make(context) : find(context)))
      session.connected = true
      return shown()
    },
    wallet_switchEthereumChain: requireOwnChain,
    wallet_addEthereumChain: requireOwnChain,
    wallet_getCapabilities: () => ({ [toHex(chainId)]: { atomic: { status: 'supported' } } }),
    [SIGNING_METHODS.sendCalls]: async (params) => (await batches()).sendBatch(context, keyOf, params),
    wallet_getCallsStatus: async (params) => (await batches()).batchStatus(context, params),
    [SIGNING_METHODS.signTypedData]: async (params) => (await signatures()).signTypedData(context, keyOf, params),
    [SIGNING_METHODS.signText]: async (params) => (await signatures()).signText(context, keyOf, params),
  }
}

const batches = () => import('./passkeyBatches.ts')
const signatures = () => import('./passkeySignatures.ts')
const find = async (context: PasskeyContext) => (await import('./findPasskey.ts')).findPasskey(context)

async function make({ rpId, name, contracts, passkeys = pristine.passkeys }: PasskeyContext): Promise<PasskeyKey> {
  const made = await makePasskey({ rpId, name, passkeys }).catch((error: unknown) => {
    throw passkeyError(error)
  })
  if (made === null) throw new WalletError('unsupported', 'This browser makes no passkeys that the chain can check.')
  return { ...made, account: accountAddress(contracts, made) }
}
