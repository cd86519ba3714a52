import { KEY, passkeyRecovery } from '@musi/chain/testing/passkeyRecovery'
import type { Address } from '@musi/domain/address'
import { FIRST, addressBook, node } from './chain.ts'
import { page } from './page.ts'

/** Passkey accounts on the tests' chain; the first account is the second signer if one signs. */
export const recovery = () =>
  passkeyRecovery({
    node,
    factory: addressBook().contracts.passkeyAccountFactory ?? '0x',
    chainId: 31_337,
    from: FIRST,
  })

/** Shows the account of `KEY` as connected on an earlier visit, without a passkey that could sign. */
export function connectPasskey(account: Address, { firstVisitMs = null }: { firstVisitMs?: number | null } = {}): void {
  page.addInitScript(() => {
    const remembered = { remembered: { kind: 'wallet', id: 'PASSKEY' }, demoAccount: null }
    localStorage.setItem('musi.wallet', JSON.stringify({ version: 1, data: remembered }))
    const key = { ...KEY, credentialId: '0x01', account }
    localStorage.setItem('musi.passkey', JSON.stringify({ version: 1, data: { key } }))
    if (firstVisitMs === null) return
    const visits = [{ account, atMs: firstVisitMs, isAsked: false }]
    localStorage.setItem('musi.secondSigner', JSON.stringify({ version: 1, data: { visits } }))
  })
}
