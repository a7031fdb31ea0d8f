# Prints the targets of a Makefile that have a `## sentence`, under the headings `##@ Heading`; coloured on a terminal.
BEGIN {
    FS = ":.*## "
    if (colour) { bold = "\033[1m"; blue = "\033[36m"; plain = "\033[0m" }
    print "\n  Kozyr: Durak to play, to study and to build on.    make TARGET [ARGS=...]"
}
/^##@ / { printf "\n  %s%s%s\n", bold, substr($0, 5), plain }
/^[a-z][a-z-]*:.*## / { printf "    %s%-12s%s %s\n", blue, $1, plain, $2 }
END { print "" }
