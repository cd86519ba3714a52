import { Button } from '@musi/ui/controls/Button'
import { Icon, ICON_NAMES } from '@musi/ui/Icon'
import { Cluster } from '@musi/ui/layout/Stack'
import { chooseTheme } from '#platform/page/theme/theme.ts'
import { useTheme } from '#platform/page/theme/useTheme.ts'
import { ArtworkParts } from './ArtworkParts.tsx'
import { ButtonParts } from './ButtonParts.tsx'
import { ChartParts } from './ChartParts.tsx'
import { FieldParts } from './FieldParts.tsx'
import { InputParts } from './InputParts.tsx'
import { LinkGate } from './LinkGate.tsx'
import { LogoParts } from './LogoParts.tsx'
import { ListParts } from './ListParts.tsx'
import { NoticeParts } from './NoticeParts.tsx'
import { OverlayParts } from './OverlayParts.tsx'
import { Part } from './Part.tsx'
import styles from './parts.module.css'
import { SelectParts } from './SelectParts.tsx'
import { TokenParts } from './TokenParts.tsx'
import { WaitingParts } from './WaitingParts.tsx'
import { WarningParts } from './WarningParts.tsx'

/** Every part in every state, for developers. In the dev build only. */
export function PartsPage() {
  return (
    <LinkGate>
      <Parts />
    </LinkGate>
  )
}

function Parts() {
  const dark = useTheme() === 'dark'
  return (
    <main id="parts-page" className={styles['page']}>
      <Cluster as="header" nowrap center apart>
        <h1>Parts</h1>
        <Button onClick={() => chooseTheme(dark ? 'light' : 'dark')}>{dark ? 'Light' : 'Dark'}</Button>
      </Cluster>
      <ButtonParts />
      <FieldParts />
      <OverlayParts />
      <WaitingParts />
      <ListParts />
      <TokenParts />
      <NoticeParts />
      <ArtworkParts />
      <SelectParts />
      <LogoParts />
      <WarningParts />
      <InputParts />
      <ChartParts />
      <Part name="Icon">
        {ICON_NAMES.map((name) => (
          <span key={name} className={styles['icon']}>
            <Icon name={name} />
            <small>{name}</small>
          </span>
        ))}
      </Part>
    </main>
  )
}
