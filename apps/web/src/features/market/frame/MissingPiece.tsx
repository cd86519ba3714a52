import { t } from './marketWords.ts'

/** Nothing is known under this address. */
export const MissingPiece = ({ title }: { title: string }) => (
  <div id="market-missing">
    <h1 tabIndex={-1}>{title}</h1>
    <p>{t('piece.missing.more')}</p>
  </div>
)
