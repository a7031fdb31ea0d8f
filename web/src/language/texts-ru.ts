import look from '../../../src/kozyr/locales/ru/look.ftl?raw'
import page from '../../../src/kozyr/locales/ru/page.ftl?raw'
import refusals from '../../../src/kozyr/locales/ru/refusals.ftl?raw'
import table from '../../../src/kozyr/locales/ru/table.ftl?raw'
import terms from '../../../src/kozyr/locales/ru/terms.ftl?raw'

export default [terms, page, look, table, refusals].join('\n')
