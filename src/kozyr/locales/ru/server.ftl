# Страницы, которые сервер делает сам, и то, что нужно фразе, когда стола не видно.
seat-number = место { $seat }

notice-title = { $heading } · Дурак
notice-home = В начало
notice-rules = Прочитать правила
notice-no-page = Такой страницы нет
notice-no-table = Такого стола нет
notice-no-table-why = По этому адресу стола нет. Возможно, его уже убрали.
notice-refused = Не получилось
notice-fault = Сервер ошибся
notice-fault-why = Всё, что подтверждено, сохранено. Попробуйте ещё раз.
notice-not-built = Страница не собрана
notice-not-built-why = Kozyr работает, но его страница здесь не собрана. В исходниках запустите «make play»; в установленном Kozyr она уже есть. Правила можно читать и так.
