// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IBareToken} from "./interfaces/IBareToken.sol";

/// @title Balances and allowances of the odd tokens
/// @notice See IBareToken.
abstract contract BareToken is IBareToken {
    /// @inheritdoc IBareToken
    string public name;
    /// @inheritdoc IBareToken
    uint256 public totalSupply;
    /// @inheritdoc IBareToken
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    mapping(address account => uint256) internal _balances;
    string internal _symbol;
    uint8 internal immutable DECIMALS;

    /// @param plan The token's name, symbol, decimals and allocations.
    constructor(Plan memory plan) {
        name = plan.name;
        _symbol = plan.symbol;
        DECIMALS = plan.decimals;
        for (uint256 i = 0; i < plan.allocations.length; ++i) {
            (address holder, uint256 amount) = (plan.allocations[i].holder, plan.allocations[i].amount);
            totalSupply += amount;
            _balances[holder] += amount;
            emit Transfer(address(0), holder, amount);
        }
    }

    /// @inheritdoc IBareToken
    function balanceOf(address account) public view virtual returns (uint256) {
        return _balances[account];
    }

    function _move(address from, address to, uint256 value) internal virtual {
        if (_balances[from] < value) revert TooLittle(_balances[from], value);
        _balances[from] -= value;
        _balances[to] += value;
        emit Transfer(from, to, value);
    }

    function _spend(address owner, address spender, uint256 value) internal {
        uint256 allowed = allowance[owner][spender];
        if (allowed < value) revert TooLittle(allowed, value);
        if (allowed != type(uint256).max) allowance[owner][spender] = allowed - value;
    }

    function _allow(address owner, address spender, uint256 value) internal virtual {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }
}
