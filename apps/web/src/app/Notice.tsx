import { Button } from '@musi/ui/controls/Button'
import { EmptyPage } from '../platform/page/card/EmptyPage.tsx'

type Props = { title: string; text: string; action: { label: string; act: () => void } }

/** A page that shows only a notice. */
export const Notice = ({ title, text, action }: Props) => (
  <EmptyPage
    title={title}
    isAlert
    actions={
      <Button kind="primary" size="large" onClick={action.act}>
        {action.label}
      </Button>
    }
  >
    <p>{text}</p>
  </EmptyPage>
)
