import { Note } from '@musi/ui/layout/Note'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { useKnownAddresses } from '#platform/session/names/useKnownAddresses.ts'
import { AddressInput } from '../address-input/AddressInput.tsx'
import { AddressName } from '../explain/AddressName.tsx'
import { AddressPicture } from '../explain/AddressPicture.tsx'
import explained from '../explain/text.module.css'
import { transferText } from './transferWords.ts'
import { useAddressUse } from './useAddressUse.ts'
import type { Recipient } from './useRecipient.ts'

/** Reasons that are shown beside the button only, while something is typed or looked up. */
const QUIET_PROBLEMS: ReadonlySet<string> = new Set(['noAddress', 'lookingUp', 'unknown'])

/** The recipient: an address or a name, with its picture, and what to check before sending. */
export function RecipientField({ recipient }: { recipient: Recipient }) {
  const { typed, type, field, problem, address, isContract } = recipient
  const knownAddresses = useKnownAddresses()
  const isKnown = address !== null && knownAddresses.includes(address)
  const use = useAddressUse(isKnown ? null : address)
  return (
    <Stack gap={2}>
      <AddressInput
        id="transfer-recipient"
        label={transferText('to')}
        value={typed}
        onValue={type}
        field={field}
        known={knownAddresses}
        problem={problem !== null && !QUIET_PROBLEMS.has(problem) ? transferText(`why.${problem}`) : null}
      />
      {address !== null && (
        <Cluster gap={1} center id="transfer-face">
          <span className={explained['picture']}>
            <AddressPicture address={address} isSmall />
          </span>
          <AddressName address={address} />
        </Cluster>
      )}
      <Note as="output" tone="caution" block id="transfer-check">
        {isContract
          ? transferText('isContract')
          : use === 'unused' || use === 'unknown'
            ? !isKnown && address !== null && transferText(use)
            : null}
      </Note>
    </Stack>
  )
}
