import type { Address } from '@musi/domain/address'
import { type AddressField, addressInput } from '@musi/domain/text/addressField'
import { addressLookAlike } from '@musi/domain/text/addressLookAlike'
import { explorerLink } from '@musi/domain/url/explorerLink'
import { Equaliser } from '@musi/ui/Equaliser'
import { Input } from '@musi/ui/controls/Input'
import { Stack } from '@musi/ui/layout/Stack'
import { Text } from '@musi/ui/Text'
import { config } from '#platform/page/config/config.ts'
import styles from './AddressInput.module.css'
import { addressText } from './addressWords.ts'
import { LookAlikeWarning } from './LookAlikeWarning.tsx'

type Props = {
  id: string
  label: string
  /** Replaces the specified text of an empty field. */
  placeholder?: string
  value: string
  onValue: (text: string) => void
  /** The parsed content (useAddressField.ts), which the screen needs as well. */
  field: AddressField
  /** True if the text came with the page's URL and was not edited. */
  isFromLink?: boolean
  /** Addresses that this person has dealt with: look-alikes are warned about. */
  known?: readonly Address[]
  /** Reason why the screen refuses the address, worded by the screen. */
  problem?: string | null
}

const NO_ADDRESSES: readonly Address[] = []

/** A recipient: an address, or a name that resolves to one. */
export function AddressInput({
  id,
  label,
  placeholder = addressText('placeholder'),
  value,
  onValue,
  field,
  isFromLink = false,
  known = NO_ADDRESSES,
  problem = null,
}: Props) {
  const address = field.kind === 'address' ? field.address : null
  const lookAlike = address === null ? null : addressLookAlike(address, known)
  const isName = address !== null && address.toLowerCase() !== value.toLowerCase()
  return (
    <fieldset id={id} aria-label={label} className={styles['panel']}>
      <Input
        label={label}
        hook="recipient-address-input"
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        error={field.kind === 'unresolved' ? addressText('unresolved') : problem}
        onChange={(event) => onValue(addressInput(event.target.value))}
      />
      <Stack gap={2} size={14} aria-live="polite">
        {field.kind === 'loading' && (
          <Text tone="muted">
            <Equaliser /> {addressText('lookingUp')}
          </Text>
        )}
        {address !== null && isName && (
          <Text tone="muted">
            {addressText('leadsTo', { name: value })}{' '}
            <Text as="span" tone="strong" breaks>
              {address}
            </Text>
          </Text>
        )}
        {address !== null && <ExplorerLink address={address} />}
        {isFromLink && field.kind !== 'empty' && (
          <Text tone="muted">
            <b className={styles['mark']}>{addressText('fromLink')}</b> {addressText('fromLinkText')}
          </Text>
        )}
        {address !== null && lookAlike !== null && <LookAlikeWarning address={address} lookAlike={lookAlike} />}
      </Stack>
    </fieldset>
  )
}

function ExplorerLink({ address }: { address: Address }) {
  const { name, url } = config().explorer
  if (url === null) return null
  return (
    <a
      className={styles['link']}
      href={explorerLink(url, 'address', address)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {addressText('viewOn', { explorer: name })}
    </a>
  )
}
