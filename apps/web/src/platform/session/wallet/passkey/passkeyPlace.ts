import type { WalletOptionsInput } from '@musi/chain/wallet/walletOptions'
import { config, contractOf } from '#platform/page/config/config.ts'

/** Passkeys need a named host with HTTPS, account contracts on the chain, and a server that submits their operations. */
export function passkeyPlace(): WalletOptionsInput['passkey'] {
  if (!config().relays || contractOf('passkeyAccountFactory') === null || !('credentials' in navigator)) return null
  const { hostname, port, pathname, search } = location
  if (hostname === '127.0.0.1' || hostname === '[::1]')
    return { kind: 'elsewhere', url: `http://localhost:${port}${pathname}${search}` }
  return /^[\d.]+$|^\[/.test(hostname) ? null : { kind: 'here' }
}
