import { words } from '#platform/page/i18n/words.ts'

export const fansText = words('fans', {
  tickets: 'Tickets',
  ticketsText: "Buy tickets for your favorite artist with you artist's token",
  ticketsNext: 'Concerts aren’t on sale yet. An artist’s token plays songs today, and will pay for the ticket.',
  findToken: 'Find your artist',
  merch: 'Merch',
  merchNext: 'Nothing to wear yet. What artists sell today are their own collectibles.',
  seePieces: 'See the collectibles',
  toMarket: 'A record, a shirt, a poster and a bag on the table of a concert: to the market place',
})
