import type { Address } from '@musi/domain/address'
import { recoveryPath } from '@musi/domain/accounts/recoveryLink'
import { Button } from '@musi/ui/controls/Button'
import { Rows } from '@musi/ui/layout/Rows'
import { Note } from '@musi/ui/layout/Note'
import { Stack } from '@musi/ui/layout/Stack'
import { SkeletonRows } from '@musi/ui/Skeleton'
import { type FormEvent, useEffect, useState } from 'react'
import { Section } from '#platform/page/card/Section.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { navigate } from '#platform/page/navigation/currentLocation.ts'
import { useAccount } from '#platform/session/wallet/useAccount.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import { safetyText } from '../safety/safetyWords.ts'
import { type HelpedAccounts as Helped, readHelpedAccounts } from './readHelpedAccounts.ts'
import { recoverText } from './recoverWords.ts'

/** Asks for the account to recover, and lists those whose second signer is the connected wallet. */
export function NameAccount() {
  const [typed, setTyped] = useState('')
  const field = useAddressField(typed)
  const signer = useAccount()
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (field.kind === 'address') navigate(recoveryPath(field.address))
  }
  return (
    <>
      <Section title={recoverText('which')}>
        <form onSubmit={go}>
          <Stack gap={4}>
            <AddressInput
              id="recover-account"
              label={recoverText('account')}
              placeholder={recoverText('account.placeholder')}
              value={typed}
              onValue={setTyped}
              field={field}
            />
            <Note>{recoverText('account.unknown')}</Note>
            <Button id="recover-next" kind="primary" block type="submit" disabled={field.kind !== 'address'}>
              {recoverText('next')}
            </Button>
          </Stack>
        </form>
      </Section>
      {signer !== null && <HelpedAccounts key={signer} signer={signer} />}
    </>
  )
}

/** An unanswered search is repeated. */
const RETRY_MS = 3000

function HelpedAccounts({ signer }: { signer: Address }) {
  const [helped, setHelped] = useState<Helped>({ kind: 'reading' })
  useEffect(() => {
    let isShown = true
    let timer = 0
    const read = async () => {
      const answer = await readHelpedAccounts(signer)
      if (!isShown) return
      setHelped(answer)
      if (answer.kind === 'unread') timer = window.setTimeout(() => void read(), RETRY_MS)
    }
    void read()
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [signer])
  return (
    <Section id="seconded-accounts" title={recoverText('seconded')} isReading={helped.kind === 'reading'}>
      {helped.kind === 'unread' && <Note>{recoverText('seconded.unread')}</Note>}
      {helped.kind === 'reading' && <SkeletonRows label={safetyText('reading')} />}
      {helped.kind === 'read' && (
        <>
          <Rows>
            {helped.accounts.map((account) => (
              <li key={account}>
                <Link to={recoveryPath(account)} title={account}>
                  <NameText address={account} />
                </Link>
              </li>
            ))}
          </Rows>
          {helped.accounts.length === 0 && <Note>{recoverText('seconded.none')}</Note>}
          {!helped.isWhole && <Note>{recoverText('seconded.recent')}</Note>}
        </>
      )}
    </Section>
  )
}
