import { WalletError } from '../chainErrors.ts'

/**
 * A browser's error as a wallet reports it. Browsers report a refusal, a missing key and an unrecognised person
 * alike (all NotAllowedError). /
 */
export function passkeyError(error: unknown): unknown {
  switch (error instanceof Error || error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'AbortError':
      return new WalletError('rejected', 'The passkey was not used.')
    case 'OperationError':
      return new WalletError('busy', 'Another request for a passkey is open.')
    case 'SecurityError':
    case 'NotSupportedError':
      return new WalletError('unsupported', 'Passkeys do not work at this address or in this browser.')
    default:
      return error
  }
}
