#!/bin/sh
# Creates the two roles of docs/database.md. The PostgreSQL of compose.yaml runs it once.
set -eu
psql --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  --set writer="$WRITER_PASSWORD" --set reader="$READER_PASSWORD" <<'SQL'
create role musi_writer login password :'writer';
create role musi_reader login password :'reader';
alter database musi owner to musi_writer;
SQL
