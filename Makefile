.PHONY: deps render test lint format bench docs record clean
