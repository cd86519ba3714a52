import { proposalDescription, withoutTitle } from '@musi/domain/governance/proposalText'
import { markdown } from '@musi/domain/markdown/markdown'
import { Button } from '@musi/ui/controls/Button'
import { Note } from '@musi/ui/layout/Note'
import { useMemo, useState } from 'react'
import { numberText } from '#platform/page/i18n/numberText.ts'
import { shiftHeadings } from './shiftHeadings.ts'
import { Blocks } from './Markdown.tsx'
import styles from './Markdown.module.css'
import { proposalText } from '../governance/proposalWords.ts'
import { shownBlocks } from './shownBlocks.ts'

/**
 * The proposer's text. Nothing in it is loaded, run or followed automatically (spec: governance.description, case 26).
 */
export function Description({ text }: { text: string }) {
  const { blocks, isCut } = useMemo(() => {
    const parsed = markdown(proposalDescription(withoutTitle(text)))
    return { ...parsed, blocks: shiftHeadings(parsed.blocks) }
  }, [text])
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = isExpanded ? blocks : shownBlocks(blocks)
  return (
    <div id="proposal-description" className={styles['text']}>
      <Blocks blocks={shown} />
      {shown.length < blocks.length && (
        <Button onClick={() => setIsExpanded(true)}>{proposalText('whole', { count: numberText(text.length) })}</Button>
      )}
      {isCut && shown.length === blocks.length && <Note>{proposalText('cut')}</Note>}
    </div>
  )
}
