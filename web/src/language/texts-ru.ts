import fair from '../../../src/kozyr/locales/ru/fair.ftl?raw'
import lobby from '../../../src/kozyr/locales/ru/lobby.ftl?raw'
import options from '../../../src/kozyr/locales/ru/options.ftl?raw'
import look from '../../../src/kozyr/locales/ru/look.ftl?raw'
import page from '../../../src/kozyr/locales/ru/page.ftl?raw'
import play from '../../../src/kozyr/locales/ru/play.ftl?raw'
import refusals from '../../../src/kozyr/locales/ru/refusals.ftl?raw'
import table from '../../../src/kozyr/locales/ru/table.ftl?raw'
import terms from '../../../src/kozyr/locales/ru/terms.ftl?raw'

export default [terms, page, look, lobby, options, table, play, fair, refusals].join('\n')
