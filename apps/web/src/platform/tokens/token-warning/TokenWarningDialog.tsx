import type { Token } from '@musi/domain/currency'
import type { TokenWarning } from '@musi/domain/text/tokenWarning'
import { Button } from '@musi/ui/controls/Button'
import { Dialog } from '@musi/ui/overlays/Dialog'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { useState } from 'react'
import styles from './TokenWarning.module.css'
import { WarnedToken } from './WarnedToken.tsx'
import { warningText } from './warningWords.ts'

type Props = {
  /** `warnings` is empty if the dialog is closed. */
  warnings: readonly TokenWarning[]
  onContinue: () => void
  /** Called if the person would rather use none of these tokens; absent if there is no alternative. */
  onLeave?: () => void
  onUseKnown?: (token: Token, known: Token) => void
}

/** Blocks the page until answered; only its own buttons close it (spec: token-warnings.before-anything). */
export function TokenWarningDialog({ warnings, ...rest }: Props) {
  // Other tokens are a new question, so the checkbox is reset.
  const about = warnings.map(({ token }) => token.address).join(' ')
  return (
    <Dialog
      open={warnings.length > 0}
      onClose={() => {}}
      dismissable={false}
      title={warningText('title')}
      closeLabel={warningText('close')}
      // A page may contain several of these, at most one of them open.
      {...(warnings.length > 0 && { id: 'token-warning' })}
    >
      {warnings.length > 0 && <WarningForm key={about} warnings={warnings} {...rest} />}
    </Dialog>
  )
}

function WarningForm({ warnings, onContinue, onLeave, onUseKnown }: Props) {
  const [isUnderstood, setUnderstood] = useState(false)
  return (
    <div className={`token-warning-container ${styles['question']}`}>
      <p>{warningText('anyone')}</p>
      <p>{warningText('arbitrary')}</p>
      <p>{warningText('unable')}</p>
      <Stack as="ul" gap={4}>
        {warnings.map((warning) => (
          <WarnedToken key={warning.token.address} {...warning} onUseKnown={onUseKnown} />
        ))}
      </Stack>
      <label className={styles['understand']}>
        <input
          type="checkbox"
          className="understand-checkbox"
          checked={isUnderstood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
        {warningText('understand')}
      </label>
      <Cluster gap={3}>
        {onLeave !== undefined && <Button onClick={onLeave}>{warningText('leave')}</Button>}
        <span className={styles['grow']}>
          <Button block kind="primary" hook="token-dismiss-button" disabled={!isUnderstood} onClick={onContinue}>
            {warningText('continue')}
          </Button>
        </span>
      </Cluster>
    </div>
  )
}
