import { words } from '#platform/page/i18n/words.ts'

export const t = words('fans', {
  tickets: 'Tickets',
  ticketsText: "Buy tickets for your favorite artist with you artist's token",
  findToken: 'Get an artist token',
  merch: 'Merch',
  toMarket: 'A record, a shirt, a poster and a bag on the table of a concert: to the market place',
})
