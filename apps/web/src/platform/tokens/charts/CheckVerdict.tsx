import { Button } from '@musi/ui/controls/Button'
import { Icon } from '@musi/ui/Icon'
import { Skeleton } from '@musi/ui/Skeleton'
import { listText } from '#platform/page/i18n/listText.ts'
import styles from './Check.module.css'
import { chartText } from './chartWords.ts'
import type { ReceiptCheck } from './useReceiptCheck.ts'

type Props<Evidence, Part> = {
  check: ReceiptCheck<Evidence, Part>
  agrees: (evidence: Evidence) => string
  part: (part: Part) => string
}

/** Shows whether the chain agrees with the index, or why that is unknown. */
export function CheckVerdict<Evidence, Part>({ check, agrees, part }: Props<Evidence, Part>) {
  if (check.kind === 'reading') return <Skeleton label={chartText('check.reading')} />
  if (check.kind === 'tooMany') return <p className={styles['verdict']}>{chartText('check.tooMany')}</p>
  if (check.kind === 'unread')
    return (
      <div role="alert" className={styles['verdict']}>
        <p>{chartText('check.unread')}</p>
        <Button size="small" onClick={check.retry}>
          {chartText('check.again')}
        </Button>
      </div>
    )
  const doesAgree = check.parts.length === 0
  return (
    <output className={styles['verdict']} data-agrees={doesAgree}>
      <span>
        <Icon name={doesAgree ? 'tick' : 'warning'} />{' '}
        <b>{doesAgree ? agrees(check.evidence) : chartText('check.differs')}</b>
      </span>
      {!doesAgree && <span>{chartText('check.differsIn', { parts: listText(check.parts.map(part)) })}</span>}
    </output>
  )
}
