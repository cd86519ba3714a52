import type { Block } from '@musi/chain/requests/blocks/block'
import { Link } from '#platform/page/navigation/Link.tsx'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { Code } from '#platform/page/card/Code.tsx'
import { explorerText } from '../frame/explorerWords.ts'
import { Facts } from '../frame/Facts.tsx'
import styles from '#platform/tokens/explain/text.module.css'
import { When } from '#platform/page/time/When.tsx'

const count = (gas: bigint) => numberText(gas)

export function BlockFacts({ block: { number, hash, parentHash, timeSeconds, gasUsed, gasLimit } }: { block: Block }) {
  const parent = { name: explorerText('block.parent'), value: parentHash }
  return (
    <Facts
      facts={[
        { name: explorerText('block.time'), value: <When timeSeconds={timeSeconds} exact /> },
        { name: explorerText('block.hash'), value: <Code text={hash} /> },
        ...(number === 0
          ? []
          : [
              {
                name: parent.name,
                value: (
                  <Link to={`/explorer/block/${parent.value}`} className={styles['link']}>
                    {parent.value}
                  </Link>
                ),
              },
            ]),
        { name: explorerText('block.gas'), value: `${count(gasUsed)} / ${count(gasLimit)}` },
      ]}
    />
  )
}
