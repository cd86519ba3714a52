import { chainById } from '@musi/chain/chainTable'
import { Equaliser } from '@musi/ui/Equaliser'
import { SteadyNumber } from '@musi/ui/SteadyNumber'
import { useHeads } from '../../platform/session/chain/useHeads.ts'
import { config } from '../../platform/page/config/config.ts'
import { numberText } from '../../platform/page/i18n/numberText.ts'
import { t } from './homeWords.ts'
import styles from './LiveStrip.module.css'

/** What is true right now: the newest block, and which chain it is of. */
export function LiveStrip() {
  const { head } = useHeads()
  const chain = chainById(config().chainId)?.name ?? ''
  const [before, after] = t('live.block', { number: '\n' }).split('\n')
  return (
    <div className={styles['strip']}>
      <p className={styles['now']}>
        <span className={styles['light']}>
          <Equaliser />
        </span>
        {head === null ? (
          t('live.none')
        ) : (
          <span className={styles['block']}>
            {before}
            <SteadyNumber text={numberText(head.number)} significantDigits={20} />
            {after}
          </span>
        )}
        <span>{t('live.chain', { chain })}</span>
      </p>
      <p>{t('live.wallet')}</p>
    </div>
  )
}
