import type { AddressField } from '@musi/domain/text/addressField'
import { Stack } from '@musi/ui/layout/Stack'
import type { Dispatch } from 'react'
import { latePart } from '#platform/page/loading/latePart.tsx'
import { useSettings } from '#platform/page/settings/useSettings.ts'
import styles from './Form.module.css'
import type { SwapEvent, SwapForm } from './swapForm.ts'
import { swapText } from './swapWords.ts'
import { useKnownAddresses } from '#platform/session/names/useKnownAddresses.ts'

const AddressInput = latePart(
  async () => (await import('#platform/tokens/address-input/AddressInput.tsx')).AddressInput,
)

type Props = { form: SwapForm; field: AddressField; dispatch: Dispatch<SwapEvent> }

/** A recipient other than the account. Offered to experts; a link can set it for anybody (spec: swap.recipient). */
export function SwapRecipient({ form, field, dispatch }: Props) {
  const { expertMode } = useSettings()
  const knownAddresses = useKnownAddresses()
  if (form.recipient === null)
    return expertMode ? (
      <button
        type="button"
        id="add-recipient-button"
        className={styles['offer']}
        onClick={() => dispatch({ kind: 'recipient', text: '' })}
      >
        {swapText('addRecipient')}
      </button>
    ) : null
  return (
    <Stack gap={2}>
      <button
        type="button"
        id="remove-recipient-button"
        className={styles['offer']}
        onClick={() => dispatch({ kind: 'recipient', text: null })}
      >
        {swapText('removeRecipient')}
      </button>
      <AddressInput
        id="recipient"
        label={swapText('recipient')}
        value={form.recipient}
        onValue={(text) => dispatch({ kind: 'recipient', text })}
        field={field}
        isFromLink={form.isRecipientFromLink}
        known={knownAddresses}
      />
    </Stack>
  )
}
