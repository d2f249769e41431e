import "#tests/setup/own-folder";
