import type { DemoWallet } from '@musi/chain/wallet/demo/demoWallet'
import type { Address } from '@musi/domain/address'
import { Note } from '@musi/ui/layout/Note'
import { Text } from '@musi/ui/Text'
import { useId } from 'react'
import { Cover } from '#platform/page/artwork/Cover.tsx'
import styles from './DemoAccounts.module.css'
import { demoText } from './demoWords.ts'

type Props = { accounts: DemoWallet['accounts']; chosen: Address; choose: (address: Address) => void }

/** The seeded accounts, each with a note on what it holds. */
export function DemoAccounts({ accounts, chosen, choose }: Props) {
  // A unique name, because the list of a closing window still exists, and radios with the same name
  // uncheck each other.
  const group = useId()
  return (
    <fieldset id="demo-accounts" className={styles['list']}>
      <legend className={styles['legend']}>{demoText('accounts')}</legend>
      {accounts.map(({ address, name, role }) => (
        <label key={address} className={`${styles['row']} ringed-row`}>
          <input
            type="radio"
            name={group}
            value={address}
            className={styles['input']}
            checked={address === chosen}
            onChange={() => choose(address)}
          />
          <Cover seed={address} className={styles['cover']} />
          <span className={styles['words']}>
            <Text as="span" tone="strong" weight={620}>
              {demoText('account', { name, role: demoText(`role.${role}`) })}
            </Text>
            <Note as="span">{demoText(`holds.${role}`)}</Note>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
