import type { Hex } from 'viem'
import type { PasskeyReferences } from '../firstReferences.ts'
import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { PackedOperation } from '../signingGate/passkey/finishedOperation.ts'
import type { WalletPrompt } from '../wallet/walletPrompt.ts'
import type { AccountContracts } from './accountAddress.ts'
import type { OperationMemory } from './operationMemory.ts'
import type { OperationPlace } from './operationStatus.ts'
import type { PasskeyMemory } from './passkeyKey.ts'

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
  /** Browsers show the site only, never what is signed, so the page itself must. */
  ask: (prompt: WalletPrompt) => Promise<boolean>
  /** Has the server bring an operation to the chain; throws a WalletError if it refuses. */
  bring: (operation: PackedOperation & { signature: Hex }) => Promise<void>
  placeOf: (operation: Hex) => Promise<OperationPlace>
  /** For tests. */
  passkeys?: PasskeyReferences
}
