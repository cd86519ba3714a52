import { readRecoveryLink } from '@musi/domain/accounts/recoveryLink'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import page from '#platform/page/card/Page.module.css'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useLocation } from '#platform/page/navigation/useLocation.ts'
import { AccountRecovery } from './recovery/AccountRecovery.tsx'
import { NameAccount } from './recovery/NameAccount.tsx'
import { recoverText } from './recovery/recoverWords.ts'

/** /recover: for somebody who lost the phone with an account's key, and for the second signer who helps (spec: touch.recover-page). */
export function RecoverPage() {
  const link = readRecoveryLink(useLocation().search)
  return (
    <section id="recover-page" className={page['columnPage']} aria-labelledby="recover-title">
      <Stack as="header" gap={2} className={page['banner']}>
        <h1 id="recover-title" tabIndex={-1}>
          {recoverText('title')}
        </h1>
        {link.kind === 'nothing' && <p>{recoverText('lead')}</p>}
      </Stack>
      {link.kind === 'nothing' ? (
        <NameAccount />
      ) : link.kind === 'faulty' ? (
        <Note as="output" block>
          {recoverText('faulty')} <Link to="/recover">{recoverText('again')}</Link>
        </Note>
      ) : (
        <AccountRecovery key={link.account} account={link.account} newKey={link.kind === 'key' ? link.key : null} />
      )}
    </section>
  )
}
