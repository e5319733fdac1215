# Read by the scripts beside it: takes the password out of DATABASE_URL and gives it to PostgreSQL's programs by PGPASSWORD, because every
# user of a machine sees the arguments of its programs.

# `%2F` and the like become what they mean.
decode() {
  rest=$1
  while [ "$rest" != "${rest#*%}" ]; do
    printf '%s' "${rest%%%*}"
    rest=${rest#*%}
    printf "\\$(printf '%03o' "0x${rest%"${rest#??}"}")"
    rest=${rest#??}
  done
  printf '%s' "$rest"
}

: "${DATABASE_URL:?}"
rest=${DATABASE_URL#*://}
account=${rest%%[/?]*}
case $account in
*:*@*)
  account=${account%@*}
  PGPASSWORD=$(decode "${account#*:}")
  export PGPASSWORD
  DATABASE_URL="${DATABASE_URL%%://*}://${account%%:*}${rest#"$account"}"
  ;;
esac
