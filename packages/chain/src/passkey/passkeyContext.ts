import type { Address } from '@musi/domain/address'
import type { Hex } from 'viem'
import { WalletError } from '../chainErrors.ts'
import type { PasskeyReferences } from '../firstReferences.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { PackedOperation } from '../signingGate/passkey/finishedOperation.ts'
import type { WalletPrompt } from '../wallet/walletPrompt.ts'
import type { AccountContracts } from './accountAddress.ts'
import type { OperationMemory } from './nonces/operationMemory.ts'
import type { ReportedState } from './operationStatus.ts'
import type { PasskeyKey, PasskeyMemory } from './passkeyKey.ts'

export type PasskeyContext = {
  request: RpcRequest
  chainId: number
  contracts: AccountContracts
  /** The host of the page, to which passkeys belong. */
  rpId: string
  /** The name under which the browser lists a new passkey. */
  name: string
  memory: PasskeyMemory
  operations: OperationMemory
  /** Browsers show only the site, never what is signed, so the page must show it. */
  ask: (prompt: WalletPrompt) => Promise<boolean>
  /** Has the server send an operation to the chain; throws a WalletError if the server refuses. */
  submit: (operation: PackedOperation & { signature: Hex }) => Promise<void>
  reportedStateOf: (operation: Hex) => Promise<ReportedState>
  /** For tests. */
  passkeys?: PasskeyReferences
}

/** Returns the connected passkey; throws a WalletError if the account is not its own. */
export type KeyOf = (account: Address) => PasskeyKey

export async function requireConsent({ ask }: PasskeyContext, prompt: WalletPrompt): Promise<void> {
  if (!(await ask(prompt))) throw new WalletError('rejected', 'User rejected the request.')
}
