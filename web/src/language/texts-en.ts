import fair from '../../../src/kozyr/locales/en/fair.ftl?raw'
import lobby from '../../../src/kozyr/locales/en/lobby.ftl?raw'
import options from '../../../src/kozyr/locales/en/options.ftl?raw'
import look from '../../../src/kozyr/locales/en/look.ftl?raw'
import page from '../../../src/kozyr/locales/en/page.ftl?raw'
import play from '../../../src/kozyr/locales/en/play.ftl?raw'
import refusals from '../../../src/kozyr/locales/en/refusals.ftl?raw'
import table from '../../../src/kozyr/locales/en/table.ftl?raw'
import terms from '../../../src/kozyr/locales/en/terms.ftl?raw'

export default [terms, page, look, lobby, options, table, play, fair, refusals].join('\n')
