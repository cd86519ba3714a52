import { Empty } from '@musi/ui/layout/Empty'
import { Rows } from '@musi/ui/layout/Rows'
import card from '#platform/page/card/Card.module.css'
import { DecisionNote } from '#platform/tokens/moderation/DecisionNote.tsx'
import type { DecisionView } from '#platform/tokens/moderation/decisionApi.ts'
import { operatorText } from './operatorWords.ts'

/** All decisions of the operators, newest first. */
export const DecisionList = ({ decisions }: { decisions: readonly DecisionView[] }) => (
  <section className={card['section']} aria-labelledby="operator-decisions">
    <h2 id="operator-decisions">{operatorText('decisions')}</h2>
    {decisions.length === 0 && <Empty>{operatorText('decisions.none')}</Empty>}
    <Rows>
      {decisions.map((decision) => (
        <li key={decision.id}>
          <DecisionNote decision={decision} isNamed />
        </li>
      ))}
    </Rows>
  </section>
)
