import { Icon } from '@musi/ui/Icon'
import { Popover } from '@musi/ui/overlays/Popover'
import { type ComponentProps, useState } from 'react'
import styles from './Form.module.css'
import { SwapCopyLink } from './SwapCopyLink.tsx'
import { swapText } from './swapWords.ts'

/** The menu of the card, for what is seldom needed (spec: swap.link). */
export function SwapMore(props: ComponentProps<typeof SwapCopyLink>) {
  const [open, setOpen] = useState(false)
  const trigger = (
    <button
      type="button"
      id="swap-more"
      className={`${styles['chip']} touch-target`}
      aria-label={swapText('more')}
      aria-expanded={open}
      aria-controls={open ? 'swap-more-panel' : undefined}
      onClick={() => setOpen(!open)}
    >
      <Icon name="dots" />
    </button>
  )
  return (
    <Popover open={open} onClose={() => setOpen(false)} trigger={trigger} id="swap-more-panel" label={swapText('more')}>
      <SwapCopyLink {...props} />
    </Popover>
  )
}
