import type { Address } from '@musi/domain/address'
import { Button } from '@musi/ui/controls/Button'
import { useState } from 'react'
import { useKnownAddresses } from '#platform/session/names/useKnownAddresses.ts'
import { AddressInput } from '#platform/tokens/address-input/AddressInput.tsx'
import { useAddressField } from '#platform/tokens/address-input/useAddressField.ts'
import { LateSongActDialog } from '../acts/LateSongActDialog.ts'
import type { SongAct } from '../acts/songActs.ts'
import { cannotBePaid } from '../terms/unpayable.ts'
import { w } from '../terms/termsWords.ts'
import { o } from '../words/ownWords.ts'
import styles from './Shares.module.css'

type Props = {
  jukebox: Address
  account: Address
  song: `0x${string}`
  title: string
  shareBps: number
  onAct: (act: SongAct) => void
}

/** A payee puts another account in his place (spec: studio.shares). */
export function HandOn({ jukebox, account, song, title, shareBps, onAct }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useAddressField(typed)
  const known = useKnownAddresses()
  const id = `hand-on-${song.slice(2, 12)}`
  const payee = field.kind === 'address' ? field.address : null
  const why = payee === account ? o('handOn.self') : cannotBePaid(payee) ? w('why.cannotBePaid') : null
  return (
    <div className={styles['act']}>
      <Button id={id} kind="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {o('handOn')}
      </Button>
      {isOpen && (
        <>
          <AddressInput
            id={`${id}-to`}
            label={o('handOn.to')}
            value={typed}
            onValue={setTyped}
            {...{ field, known }}
            problem={why}
          />
          <Button
            id={`${id}-review`}
            disabled={payee === null || why !== null}
            onPointerEnter={LateSongActDialog.preload}
            onClick={() => payee !== null && onAct({ kind: 'handOn', account, jukebox, song, title, shareBps, payee })}
          >
            {o('handOn')}
          </Button>
        </>
      )}
    </div>
  )
}
